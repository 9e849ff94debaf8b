/**
 * A file that is dropped beside the places that take files would be opened in this tab, and the desk would be gone with
 * everything typed.
 */
export function refuseStrayFiles(): () => void {
  function refuse(event: DragEvent): void {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', refuse)
  addEventListener('drop', refuse)
  return () => {
    removeEventListener('dragover', refuse)
    removeEventListener('drop', refuse)
  }
}
