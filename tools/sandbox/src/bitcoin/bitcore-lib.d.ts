/** Types of the few parts of bitcore-lib that the node uses. The package ships no types. */
declare module 'bitcore-lib' {
  type Script = { readonly toBuffer: () => Buffer }

  type Interpreter = {
    readonly errstr: string
    readonly verify: (...parameters: readonly unknown[]) => boolean
  }

  const bitcore: {
    readonly Transaction: {
      new (hex: string): { readonly inputs: readonly { output?: unknown }[] }
      readonly Output: new (output: {
        readonly satoshis: number
        readonly script: Script
      }) => unknown
    }
    readonly Script: {
      readonly fromBuffer: (bytes: Buffer) => Script
      readonly Interpreter: {
        new (): Interpreter
        readonly SCRIPT_VERIFY_P2SH: number
        readonly SCRIPT_VERIFY_STRICTENC: number
        readonly SCRIPT_VERIFY_DERSIG: number
        readonly SCRIPT_VERIFY_LOW_S: number
        readonly SCRIPT_VERIFY_NULLDUMMY: number
        readonly SCRIPT_VERIFY_MINIMALDATA: number
        readonly SCRIPT_VERIFY_CHECKLOCKTIMEVERIFY: number
        readonly SCRIPT_VERIFY_CHECKSEQUENCEVERIFY: number
        readonly SCRIPT_VERIFY_WITNESS: number
        readonly SCRIPT_VERIFY_MINIMALIF: number
        readonly SCRIPT_VERIFY_NULLFAIL: number
        readonly SCRIPT_VERIFY_WITNESS_PUBKEYTYPE: number
        readonly SCRIPT_VERIFY_TAPROOT: number
      }
    }
  }
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS, so its default is all it has
  export default bitcore
}
