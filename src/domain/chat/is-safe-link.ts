import { notFoundPath, pageAt } from '../../routes.ts'

/** Whether an answer may link to an address: a page of this site, a phone number or a mailbox, and nothing else. */
export function isSafeLink(url: string): boolean {
  if (/^tel:\+?\d{3,15}$/.test(url) || /^mailto:[^\s@?&%]+@[^\s@?&%]+$/.test(url)) return true
  const path = /^(\/[\w/-]*)(?:\?[\w=&.,:%+-]*)?(?:#[\w-]*)?$/.exec(url)?.[1]
  return path !== undefined && pageAt(path) !== notFoundPath
}
