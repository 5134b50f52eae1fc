// Going from page to page without loading anew.
import { edition } from './edition.svelte'
import { pageOf, type Page } from './pages'

class Router {
  now: Page = $state.raw(pageOf(location.pathname, location.search))

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('click', (event) => this.follow(event))
  }

  go(address: string, replace = false): void {
    // Where the way leads, a page that is no longer the server's is loaded anew.
    if (edition.old) return replace ? location.replace(address) : location.assign(address)
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.read()
  }

  private read(): void {
    this.now = pageOf(location.pathname, location.search)
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (
      !link ||
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute('download') ||
      link.pathname.startsWith('/api/')
    )
      return
    event.preventDefault()
    this.go(link.pathname + link.search)
    scrollTo(0, 0)
  }
}

export const router = new Router()
