import * as limits from '../limits.ts'

/** The last part of a path, without anything that could break a line, hide an ending or name a folder. */
export function cleanFileName(given: string): string {
  const line = given
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .split(/[/\\]/)
    .at(-1)
  const name = (line ?? '').replace(/["<>|:*?]/g, '_').replace(/^[. ]+|[. ]+$/g, '')
  const characters = [...name]
  const most = limits.desk.attachmentNameMax
  if (characters.length <= most) return name || 'file'
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return `${characters.slice(0, most - ending.length - 1).join('')}…${ending}`
}

/** How many parts a file of this size travels in. */
export function partsOf(bytes: number): number {
  return Math.ceil(bytes / limits.desk.attachmentPartBytes)
}

/** The size of one part; zero for a part that the file does not have. */
export function partSize(bytes: number, part: number): number {
  const size = limits.desk.attachmentPartBytes
  return Math.max(0, Math.min(size, bytes - part * size))
}

/** Programs and the like, which most mail servers send back. */
export function isOftenRefused(name: string): boolean {
  return /\.(?:app|bat|cmd|com|dll|exe|hta|iso|jar|js|lnk|msi|ps1|reg|scr|sh|vbs|wsf)$/i.test(name)
}

const megabyte = 1024 * 1024

/** `12 KB`, `3.4 MB`, `10 MB`. */
export function sizeText(bytes: number): string {
  if (bytes >= megabyte) return `${Number((bytes / megabyte).toFixed(1))} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}
