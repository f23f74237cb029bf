/** How the app shows its signed-in user. The account button and the account view show the same. */
export type AppUser = {
  /** Name of the user, in place of the account's label, its profile name and its address. */
  readonly name?: string | undefined
  /**
   * URL of the user's picture. `null`: a drawn picture, even if the account's profile has an image.
   * Default: the image of the account's profile.
   */
  readonly image?: string | null | undefined
  /** Text from which the drawn picture is generated. Default: the account's address. */
  readonly avatarSeed?: string | undefined
  /**
   * Signs the user out of the app and disconnects. The account view then shows "Sign out" in place
   * of "Disconnect". A rejection is shown as a toast.
   */
  readonly signOut?: (() => Promise<unknown>) | undefined
}
