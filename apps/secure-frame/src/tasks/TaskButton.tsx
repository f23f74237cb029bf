import { Button, type ButtonProps } from '@latchkey/ui'
import type { Task } from './useTask.ts'

export type TaskButtonProps = Omit<ButtonProps, 'onClick' | 'pending'> & {
  readonly task: Task<void>
}

/** Button that starts a task, and shows that it is pending. */
export function TaskButton({ task, ...props }: TaskButtonProps) {
  return <Button {...props} onClick={() => task.run()} pending={task.status === 'pending'} />
}
