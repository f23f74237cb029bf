import {
  getAllowedOrigins,
  getAnalyticsConfig,
  getProjectConfig,
  getProjectLimits,
  type ProjectFeature,
} from '@latchkey/blockchain-api'
import { fetchDirectory } from '../api/fetchDirectory.ts'
import { projectKeys } from '../features/projectKeys.ts'
import type { Kit } from '../kit/Kit.ts'

type Context = { readonly signal: AbortSignal }

/** Asked once per page: what a project has turned on does not change under a visitor. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const

/** Describes what the project has turned on. */
export const projectConfigQuery = (kit: Kit) => ({
  ...once,
  queryKey: projectKeys.config,
  queryFn: async ({ signal }: Context): Promise<readonly ProjectFeature[]> => {
    const { features } = await fetchDirectory(kit, getProjectConfig, { input: {}, signal })
    return features
  },
})

/** Describes whether the project has used up its plan: only the smallest one has an end. */
export const usageExceededQuery = (kit: Kit) => ({
  ...once,
  queryKey: projectKeys.usage,
  queryFn: async ({ signal }: Context): Promise<boolean> => {
    const { planLimits } = await fetchDirectory(kit, getProjectLimits, { input: {}, signal })
    const { tier, isAboveMauLimit, isAboveRpcLimit } = planLimits
    return tier === 'starter' && (isAboveMauLimit || isAboveRpcLimit)
  },
})

/** Describes where the project may be used. Asked without a second try: a refusal is what the alert is about. */
export const allowedOriginsQuery = (kit: Kit) => ({
  ...once,
  queryKey: projectKeys.origins,
  queryFn: async ({ signal }: Context): Promise<readonly string[]> => {
    const { allowedOrigins } = await fetchDirectory(kit, getAllowedOrigins, { input: {}, signal })
    return allowedOrigins
  },
  retry: false,
})

/** Describes whether the project takes analytics. */
export const analyticsQuery = (kit: Kit) => ({
  ...once,
  queryKey: projectKeys.analytics,
  queryFn: async ({ signal }: Context): Promise<boolean> => {
    const parameters = { input: {}, signal }
    const { isAnalyticsEnabled } = await fetchDirectory(kit, getAnalyticsConfig, parameters)
    return isAnalyticsEnabled
  },
})
