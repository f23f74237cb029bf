import { library } from '../../tsup.base.ts'

export default library(
  {
    index: 'src/index.ts',
    networks: 'src/networks.ts',
    directory: 'src/directory.ts',
    http: 'src/http.ts',
    'sign-in': 'src/sign-in.ts',
    contract: 'src/contract.ts',
    testing: 'src/testing.ts',
  },
  { separate: ['src/*.ts', 'src/errors/*.ts', 'src/storage/*.ts', 'src/networks/*.ts'] },
)
