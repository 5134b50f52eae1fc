/* Read into every file that mypyc writes. Scenes are made from dictionaries that note what is read (scene/sight.py): these
   answer for themselves in compiled code too, where mypyc would look past their methods `get`, `in` and `len`. */

#include <Python.h>
#include "CPy.h"

static inline int Noting_GetItemRef(PyObject *dict, PyObject *key, PyObject **found) {
    static PyObject *get = NULL;
    if (get == NULL && (get = PyUnicode_InternFromString("get")) == NULL) {
        return -1;
    }
    *found = PyObject_CallMethodOneArg(dict, get, key);
    if (*found == Py_None) {
        Py_CLEAR(*found);
        return 0;
    }
    return *found == NULL ? -1 : 1;
}

#define PyDict_GetItemRef(dict, key, found) \
    (PyDict_CheckExact(dict) ? PyDict_GetItemRef(dict, key, found) : Noting_GetItemRef(dict, key, found))
#define PyDict_Contains(dict, key) (PyDict_CheckExact(dict) ? PyDict_Contains(dict, key) : PySequence_Contains(dict, key))
#define PyDict_Size(dict) (PyDict_CheckExact(dict) ? PyDict_Size(dict) : PyObject_Size(dict))
#define PyDict_Copy(dict) (PyDict_CheckExact(dict) ? PyDict_Copy(dict) : PyObject_CallMethod(dict, "copy", NULL))
