/**
 * Adds `show()` and `close()` to the dialog element in jsdom, which lacks both. Browsers keep their
 * own methods. Call it once in a test file that opens a Dialog.
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
