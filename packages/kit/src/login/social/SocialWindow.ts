/** The window of a social login. `popup` is null where the browser has refused it. */
export type SocialWindow = { readonly popup: Window | null }
