import type * as z from 'zod'
import { StartError } from '../errors/StartError.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads a configuration from environment variables. An empty variable counts as absent.
 *
 * @param variables - The variable name of each field.
 * @throws {StartError} Names each missing or invalid variable, never its value.
 */
export function readConfig<schema extends z.ZodObject>(
  env: Environment,
  schema: schema,
  variables: Readonly<Record<keyof schema['shape'] & string, string>>,
): z.output<schema> {
  const names = Object.entries<string>(variables)
  const values = Object.fromEntries(
    names.map(([key, name]) => [key, env[name] === '' ? undefined : env[name]]),
  )
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, code, message }) => {
    const name = names.find(([key]) => key === path[0])?.[1] ?? 'Configuration'
    const missing = code === 'invalid_type' && values[String(path[0])] === undefined
    return missing ? `${name} is missing` : `${name}: ${message}`
  })
  throw new StartError(`The configuration is not complete: ${problems.join('; ')}.`)
}
