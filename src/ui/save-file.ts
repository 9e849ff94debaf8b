import * as limits from '../domain/limits.ts'

/** Saves a file that was made in the browser. */
export function saveFile(name: string, type: string, text: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), limits.savedFileMs)
}
