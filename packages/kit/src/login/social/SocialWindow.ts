/** The window of a social login. `popup` is null if the browser blocked it. */
export type SocialWindow = { readonly popup: Window | null }
