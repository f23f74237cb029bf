import type { WriteField } from '@latchkey/core/log'
import { type DestinationStream, pino } from 'pino'
import { createServiceFilter, type LogFields } from './fields.ts'

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

type Write<own extends object> = (event: string, fields?: LogFields & own) => void

/**
 * Structured log: each line has an event name and fields. Only allowed fields are written: those
 * that every service has, and those in `own`.
 */
export type Log<own extends object = object> = {
  readonly info: Write<own>
  readonly warn: Write<own>
  readonly error: Write<own>
}

export type LogOptions<own extends object> = {
  readonly level: LogLevel
  /** The server's additional fields, each with the function that formats its value. */
  readonly fields: { readonly [name in keyof own]-?: WriteField }
  /** Stream to write to; standard output by default. */
  readonly destination?: DestinationStream | undefined
}

/** Creates the log of a server, with one JSON object per line. */
export function createLog<own extends object = object>(options: LogOptions<own>): Log<own> {
  const settings = {
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  const logger = options.destination ? pino(settings, options.destination) : pino(settings)
  const toLogged = createServiceFilter(options.fields)
  return {
    info: (event, fields = {} as LogFields & own) => logger.info(toLogged(fields), event),
    warn: (event, fields = {} as LogFields & own) => logger.warn(toLogged(fields), event),
    error: (event, fields = {} as LogFields & own) => logger.error(toLogged(fields), event),
  }
}

/**
 * Returns the parts of an unexpected error that may be logged: its name and stack frames, without
 * its message.
 */
export function describeError(error: unknown): Pick<LogFields, 'errorName' | 'errorFrames'> {
  if (!(error instanceof Error)) return { errorName: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { errorName: error.name, errorFrames: frames.slice(0, 8).map((line) => line.trim()) }
}
