/** Entry for the e-mail step of a sign-in, used if the project requests the user's e-mail. */
export {
  type CaptureEmailParameters,
  captureEmail,
  confirmEmailCode,
  getRecentEmails,
  isEmailRequired,
  skipEmail,
} from './sign-in/captureEmail.ts'
