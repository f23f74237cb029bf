import { library } from '../../tsup.base.ts'

export default library({ styles: true, firstMoment: 'open' })
