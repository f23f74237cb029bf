import { type StorageKey, type TypedStorage, toEmail } from '@latchkey/core'

/** Maximum number of stored email addresses. Source: kit-behaviour §6. */
const recentEmailLimit = 3

const key: StorageKey<readonly string[]> = {
  name: '@appkit/recent_emails',
  format: 'text',
  fallback: [],
  parse: (raw) =>
    String(raw)
      .split(',')
      .filter((text) => toEmail(text) === text)
      .slice(0, recentEmailLimit),
  toText: (emails) => emails.join(','),
}

/** Returns the e-mails that were entered last, the newest first. */
export function readRecentEmails(storage: TypedStorage): readonly string[] {
  return storage.read(key)
}

/** Stores an email address as the latest one that was entered. */
export function storeRecentEmail(storage: TypedStorage, email: string): void {
  const others = storage.read(key).filter((other) => other !== email)
  storage.write(key, [email, ...others].slice(0, recentEmailLimit))
}
