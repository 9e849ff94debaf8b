/**
 * The staff desk. Every address under it is the same document, which decides in the browser what it shows. This is not among
 * the other paths, because every page of the site loads those.
 */
export const staffPath = '/staff'

export function isStaffPath(pathname: string): boolean {
  return pathname === staffPath || pathname.startsWith(`${staffPath}/`)
}

/** One inquiry at the desk, for the links in mails. */
export function inquiryPath(reference: string): string {
  return `${staffPath}/inquiries/${reference}`
}
