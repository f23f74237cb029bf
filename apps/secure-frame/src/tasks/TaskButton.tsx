import { Button, type ButtonProps } from '@latchkey/ui'
import type { Task } from './useTask.ts'

export type TaskButtonProps = Omit<ButtonProps, 'onClick' | 'pending'> & {
  readonly task: Task<void>
}

/** Runs a task, and shows that it is under way. */
export function TaskButton({ task, ...props }: TaskButtonProps) {
  return <Button {...props} onClick={() => task.run()} pending={task.status === 'pending'} />
}
