import type * as z from 'zod'
import { StartError } from '../errors/StartError.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads a configuration from environment variables. An empty one counts as absent.
 *
 * @param variables - Name of the variable of each field.
 * @throws {StartError} Naming each variable that is missing or wrong, never its value.
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
