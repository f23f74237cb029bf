import { readConfig, runService } from '@latchkey/service'
import { Config, variables } from './config/Config.ts'
import { startServer } from './server/startServer.ts'

runService(async () => startServer(readConfig(process.env, Config, variables)))
