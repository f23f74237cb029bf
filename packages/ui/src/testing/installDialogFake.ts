/**
 * Gives jsdom, which has neither, `show()` and `close()` of the dialog element. Call it once in a test file
 * that opens a Dialog.
 */
export function installDialogFake(): void {
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.setAttribute('open', '')
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open')
    },
  })
}
