import { asIs, createLog as createServiceLog, type Log, type LogOptions } from '@latchkey/service'

/** What this server may log beside what every service does (S-104). */
export type OwnLogFields = { readonly signer?: string; readonly provider?: string }

/** Makes the log of the product server. */
export function createLog(options: Omit<LogOptions<OwnLogFields>, 'fields'>): Log<OwnLogFields> {
  return createServiceLog<OwnLogFields>({ ...options, fields: { signer: asIs, provider: asIs } })
}
