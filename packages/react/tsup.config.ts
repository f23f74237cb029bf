import { library } from '../../tsup.base.ts'

export default library(
  { index: 'src/index.ts', query: 'src/query.ts', testing: 'src/testing.ts' },
  { styles: true, separate: ['src/*/**/*.ts', 'src/*/**/*.tsx', 'src/*.tsx'] },
)
