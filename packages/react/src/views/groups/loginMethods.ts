import { EmailField } from '../../login/EmailField.tsx'
import { SocialMethods } from '../../login/SocialMethods.tsx'
import { shared } from './shared.ts'

/** What Connect shows of logins, by method. */
export const loginMethods = { email: EmailField, social: SocialMethods, shared }
