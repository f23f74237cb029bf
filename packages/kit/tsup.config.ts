import { library } from '../../tsup.base.ts'

export default library(
  {
    auth: 'src/auth.ts',
    capture: 'src/capture.ts',
    index: 'src/index.ts',
    links: 'src/links.ts',
    query: 'src/query.ts',
    'sign-in': 'src/sign-in.ts',
    testing: 'src/testing.ts',
  },
  {
    separate: [
      'src/startTimer.ts',
      'src/actions/*.ts',
      'src/auth/*.ts',
      'src/directory/*.ts',
      'src/features/*.ts',
      'src/queries/*.ts',
      'src/selectors/*.ts',
    ],
  },
)
