import { asIs, createLog as createServiceLog, type Log, type LogOptions } from '@latchkey/service'

/** Log fields of the product server, in addition to those of every service (S-104). */
export type OwnLogFields = { readonly signer?: string; readonly provider?: string }

/** Creates the log of the product server. */
export function createLog(options: Omit<LogOptions<OwnLogFields>, 'fields'>): Log<OwnLogFields> {
  return createServiceLog<OwnLogFields>({ ...options, fields: { signer: asIs, provider: asIs } })
}
