import type { FastifyInstance } from 'fastify'
import type { OpenDatabase, Schema, Tables } from './db/Database.ts'
import { openDatabase } from './db/openDatabase.ts'
import { drain } from './drain.ts'
import type { Log } from './log/createLog.ts'
import { StartError } from './StartError.ts'

export type RunningService = {
  /** Where it listens; the port is the one taken where 0 was asked for. */
  readonly address: string
  /** Takes no new requests, ends those under way within 10 s, closes the database (S-95). */
  readonly stop: () => Promise<void>
}

type Place = { readonly host: string; readonly port: number }

export type StartOptions<schema extends Schema> = Tables<schema> & {
  readonly config: Place & { readonly stateDir: string; readonly databaseUrl?: string | undefined }
  readonly log: Log
  /** Builds the server over the open database. */
  readonly create: (open: OpenDatabase<schema>) => Promise<FastifyInstance>
}

/**
 * Opens the database and listens.
 *
 * @throws {StartError} With one sentence for the person at the terminal.
 */
export async function startService<schema extends Schema>(
  options: StartOptions<schema>,
): Promise<RunningService> {
  const { config, log, schema, migrationsFolder } = options
  const { stateDir, databaseUrl } = config
  const open = await openDatabase({ stateDir, databaseUrl, schema, migrationsFolder })
  try {
    const app = await options.create(open)
    const address = await listen(app, config)
    log.info('listening', {
      host: config.host,
      port: Number(new URL(address).port),
      database: open.kind,
    })
    return {
      address,
      async stop() {
        await drain(app)
        await open.close()
        log.info('stopped')
      },
    }
  } catch (error) {
    await open.close()
    throw error
  }
}

async function listen(app: FastifyInstance, { host, port }: Place): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (cause) {
    await app.close()
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
    const reason = isTaken ? 'is taken by another program' : 'cannot be listened on'
    throw new StartError(`Port ${port} of ${host} ${reason}.`, { cause })
  }
}
