/** How long a code or a link of an e-mail works: the server's limit, told to the person (kit-behaviour §6). */
export const emailLifetimeMinutes = 10
