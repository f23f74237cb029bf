/** Fetches the code of the flows, once. The one place that does, since each costs the page a little. */
export const loadFlows = () => import('./flows.ts')
