/**
 * Email addresses that the kit, the secure frame and its server accept: atoms between full stops,
 * and a domain in ASCII. One pattern serves all, so that an address never passes the page and fails
 * at the server.
 */
export const emailPattern = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
/** Maximum length of an email address in characters (RFC 5321). */
export const longestEmail = 254

/**
 * Reads a typed or pasted email address. Removes white space around it, invisible characters, a
 * leading `mailto:` with its query, and full stops at the end. Returns `undefined` if the rest is
 * not an email address.
 */
export function toEmail(typed: string): string | undefined {
  const email = typed
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/\.+$/, '')
    .trim()
  return email.length <= longestEmail && emailPattern.test(email) ? email : undefined
}
