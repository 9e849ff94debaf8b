/**
 * Where the browser keeps the session, for the site and for the desk. This file imports nothing, because it is also part of
 * the inline script in the head.
 */
export const sessionKey = 'account-session'
