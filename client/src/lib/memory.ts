// What this browser remembers of tables, under a key of its own for each matter; of the last ones only.

function all<Matter>(key: string): Record<string, Matter> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, Matter>
  } catch {
    return {}
  }
}

export function recalled<Matter>(key: string, table: string): Matter | undefined {
  return all<Matter>(key)[table]
}

/** Remember something of a table and forget it of the oldest, so that it is known of so many. */
export function remember<Matter>(key: string, table: string, matter: Matter, tables: number): void {
  try {
    const { [table]: _, ...others } = all<Matter>(key)
    const kept = Object.entries(others).slice(1 - tables)
    localStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(kept), [table]: matter }))
  } catch {
    // Without a memory it holds as long as the page is open.
  }
}
