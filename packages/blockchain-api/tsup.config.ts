import { library } from '../../config/tsup.base.ts'

export default library()
