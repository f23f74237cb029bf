'use client'

export { useNativeBalance } from './balance/useNativeBalance.ts'
export { useTokenBalance } from './balance/useTokenBalance.ts'
export { type UseEndpointOptions, useEndpoint } from './hooks/useEndpoint.ts'
