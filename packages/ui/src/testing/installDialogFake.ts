/**
 * Gives jsdom, which has neither, `show()` and `close()` of the dialog element; browsers keep their own. Call it once in
 * a test file that opens a Dialog.
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
