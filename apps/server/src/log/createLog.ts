import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config/Config.ts'
import { type LogFields, toLogged } from './fields.ts'

type Write = (event: string, fields?: LogFields) => void

/** Structured log: one event name per line, and fields of the allow-list. */
export type Log = { readonly info: Write; readonly warn: Write; readonly error: Write }

/** Makes the log. Lines are JSON; `destination` is standard output unless given. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const logger = destination ? pino(options, destination) : pino(options)
  return {
    info: (event, fields = {}) => logger.info(toLogged(fields), event),
    warn: (event, fields = {}) => logger.warn(toLogged(fields), event),
    error: (event, fields = {}) => logger.error(toLogged(fields), event),
  }
}

/** What a log may say of an error nobody expected: its name and where, not its words. */
export function describeError(error: unknown): Pick<LogFields, 'errorName' | 'errorFrames'> {
  if (!(error instanceof Error)) return { errorName: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { errorName: error.name, errorFrames: frames.slice(0, 8).map((line) => line.trim()) }
}
