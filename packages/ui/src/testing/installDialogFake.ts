/**
 * Adds `show()` and `close()` to the dialog element of jsdom, which does not implement them. Does
 * nothing in browsers. Call it once in each test file that opens a Dialog.
 */
export function installDialogFake(): void {
  const dialog = HTMLDialogElement.prototype
  dialog.show ??= function show(this: HTMLDialogElement) {
    this.setAttribute('open', '')
  }
  dialog.close ??= function close(this: HTMLDialogElement) {
    this.removeAttribute('open')
  }
}
