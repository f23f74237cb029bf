const width = 30

type Terminal = { readonly isTTY?: boolean; readonly write: (text: string) => unknown }

/**
 * Creates the progress display of an admin command: a bar on a terminal, and no output elsewhere.
 */
export function createProgress(terminal: Terminal) {
  let shown = false
  return {
    show(done: number, all: number) {
      if (!terminal.isTTY || all === 0) return
      shown = true
      const full = Math.round((done / all) * width)
      terminal.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${done} of ${all}`)
    },
    end() {
      if (shown) terminal.write('\n')
    },
  }
}
