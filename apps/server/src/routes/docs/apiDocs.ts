import { defineEndpoint } from '@latchkey/core/contract'
import { getOpenApi } from '@latchkey/product-api/endpoints'
import { type DescribedRoute, readPolicy, renderOpenApi } from '@latchkey/service'
import * as z from 'zod/mini'
import { defineRoute } from '../../http/defineRoute.ts'
import { describeRoutes } from './getOpenApi.ts'

const policy = { ...readPolicy, access: 'public', owner: 'no-owner' } as const
const parts = {
  method: 'GET',
  access: 'public',
  input: z.strictObject({}),
  response: z.string(),
} as const
const page = defineEndpoint({ ...parts, path: '/api/docs' })
const styles = defineEndpoint({ ...parts, path: '/api/docs.css' })

const css = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word }
nav ul { columns: 20rem; padding: 0; list-style: none }
section { margin-block: 1.5rem; padding-top: 0.5rem; border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent) }
h2 { margin: 0; font-size: 1.1rem }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem }
pre { white-space: pre-wrap; padding: 0.75rem; background: color-mix(in srgb, currentColor 6%, transparent) }
table { width: 100%; border-collapse: collapse; text-align: start }
th, td { padding: 0.25rem 0.5rem 0.25rem 0; text-align: start; vertical-align: top; font-weight: normal }
td code { overflow-wrap: anywhere }
th { white-space: nowrap }
thead { font-size: 0.875rem; opacity: 0.8 }
summary { padding-block: 0.25rem; cursor: pointer }
:focus-visible { outline: 2px solid; outline-offset: 2px }
`

/** Creates the route that shows the API description of the server as an HTML page. */
export const createDocsRoute = (listRoutes: () => readonly DescribedRoute[]) =>
  defineRoute(page, {
    ...policy,
    contentType: 'text/html',
    handle: () =>
      renderOpenApi(describeRoutes(listRoutes()), {
        descriptionPath: getOpenApi.path,
        stylePath: styles.path,
      }),
  })

export const getDocsStyles = defineRoute(styles, {
  ...policy,
  contentType: 'text/css',
  handle: () => css,
})
