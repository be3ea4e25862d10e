import { Breadcrumb } from '@chakra-ui/react';
import { Fragment } from 'react';
import { Link } from 'wouter';

export interface Crumb {
  readonly title: string;
  readonly href: string;
}

/** The way to a page: links to those above it, and its own name. */
export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <Breadcrumb.Root aria-label="Breadcrumb">
      <Breadcrumb.List>
        {trail.map(({ title, href }) => (
          <Fragment key={href}>
            <Breadcrumb.Item>
              <Breadcrumb.Link asChild>
                <Link href={href}>{title}</Link>
              </Breadcrumb.Link>
            </Breadcrumb.Item>
            <Breadcrumb.Separator />
          </Fragment>
        ))}
        <Breadcrumb.Item aria-current="page">{current}</Breadcrumb.Item>
      </Breadcrumb.List>
    </Breadcrumb.Root>
  );
}
