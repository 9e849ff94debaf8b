/** The visitor's storage, or null if the browser blocks it: then even reading the property throws. */
export function browserStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** The same for the tab. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
