/** Sends a count to the server, even while the page closes. Failures are silent: they do not concern the visitor. */
export function sendInBackground(path: string, body: string): void {
  try {
    if (navigator.sendBeacon(path, body)) return
  } catch {
    // Some ad blockers remove the function.
  }
  fetch(path, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
