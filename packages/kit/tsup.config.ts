import { library } from '../../tsup.base.ts'

export default library(
  {
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
      'src/directory/*.ts',
      'src/features/*.ts',
      'src/queries/*.ts',
      'src/selectors/*.ts',
    ],
  },
)
