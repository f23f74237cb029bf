import { library } from '../../tsup.base.ts'

export default library({
  index: 'src/index.ts',
  host: 'src/host.ts',
  frame: 'src/frame.ts',
  testing: 'src/testing.ts',
})
