/** Names of what the query cache holds about the project. */
export const projectKeys = {
  config: ['project', 'config'],
  usage: ['project', 'usage'],
  origins: ['project', 'origins'],
  analytics: ['project', 'analytics'],
} as const
