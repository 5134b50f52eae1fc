// Tells the player that it is their turn: the page's title, and a notification when the page is out of sight.
import { settings } from './settings.svelte'

export function setTitle(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title
}

export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false
  return (await Notification.requestPermission()) === 'granted'
}

export function notify(title: string, body: string): void {
  if (
    !settings.now.notify ||
    !document.hidden ||
    typeof Notification === 'undefined' ||
    Notification.permission !== 'granted'
  )
    return
  const notification = new Notification(title, { body, tag: 'miskatonic-turn', icon: '/favicon.svg' })
  notification.onclick = () => {
    window.focus()
    notification.close()
  }
}
