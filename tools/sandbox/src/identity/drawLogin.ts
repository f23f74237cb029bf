import { drawPage, toHtml } from './drawPage.ts'
import { people } from './people.ts'
import type { StandIn } from './standIns.ts'

const choices = people
  .map(
    ({ name, email }, index) =>
      `<button class="button" name="person" value="${index}">${toHtml(name)} <span class="muted">${toHtml(email)}</span></button>`,
  )
  .join('\n')

/**
 * Returns the HTML of a simulated provider's login page. It offers three users, and a form for any
 * other user.
 */
export function drawLogin({ title }: StandIn, asker: string): string {
  return drawPage(
    `Log in with ${title}`,
    `<p>For ${toHtml(asker)}</p>
<form method="post" class="choices">
${choices}
</form>
<form method="post" class="choices">
<label class="field"><span>Name</span><input name="name" required maxlength="64" autocomplete="off"></label>
<label class="field"><span>Email</span><input name="email" type="email" required maxlength="254" autocomplete="off"></label>
<button class="button primary" name="other" value="1">Log in</button>
</form>
<form method="post" class="choices">
<button class="button quiet" name="cancel" value="1">Cancel</button>
</form>`,
  )
}
