import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './input.module.css';

export function Input({ className, ...input }: ComponentProps<'input'>) {
  return <input {...input} className={classNames(styles['input'], className)} />;
}

export function TextArea({ className, ...area }: ComponentProps<'textarea'>) {
  return <textarea {...area} className={classNames(styles['input'], styles['area'], className)} />;
}

export function Select({ className, ...select }: ComponentProps<'select'>) {
  return <select {...select} className={classNames(styles['input'], styles['select'], className)} />;
}
