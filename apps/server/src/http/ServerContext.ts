import type { Log, RateLimiter, ServiceContext } from '@latchkey/service'
import type { Config } from '../config/Config.ts'
import type { LinkContext } from '../links/LinkContext.ts'
import type { OwnLogFields } from '../log/createLog.ts'
import type { BoardNews } from '../points/createBoardNews.ts'
import type { ShopContext } from '../shop/ShopContext.ts'
import type { SignInContext } from '../sign-in/SignInContext.ts'

/**
 * Objects that all routes receive, such as database and clock. Each feature declares the part that
 * it needs and does not import this type. Two servers in one process share no state.
 */
export type ServerContext = ServiceContext &
  SignInContext &
  LinkContext &
  ShopContext & {
    readonly config: Config
    readonly limiter: RateLimiter
    readonly log: Log<OwnLogFields>
    readonly boardNews: BoardNews
  }
