/** A file that was chosen, dropped or pasted. */
export type GivenFile = { readonly source: File; readonly isFolder: boolean }

/** A dropped folder is in the list too, as a file that cannot be read. */
export function droppedFiles({ items }: DataTransfer): GivenFile[] {
  return [...items].flatMap((item) => {
    const source = item.getAsFile()
    return source ? [{ source, isFolder: item.webkitGetAsEntry()?.isDirectory ?? false }] : []
  })
}

/** Rich text often brings a picture of itself along: then the text is meant. A copied file brings at most its name. */
export function pastedFiles({ files, types }: DataTransfer): GivenFile[] {
  return types.includes('text/html') && types.includes('text/plain') ? [] : plainFiles(files)
}

export function plainFiles(files: Iterable<File>): GivenFile[] {
  return [...files].map((source) => ({ source, isFolder: false }))
}
