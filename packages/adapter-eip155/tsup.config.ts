import { library } from '../../tsup.base.ts'

export default library({
  index: 'src/index.ts',
  discover: 'src/discover.ts',
  verify: 'src/verify.ts',
  testing: 'src/testing.ts',
})
