import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly agency_id: string | null;
  readonly agency_name: string | null;
  readonly gender: string | null;
  readonly sport: string | null;
  readonly available_semester: string | null;
  readonly available_year: number | null;
  readonly GPA: number | null;
  readonly SAT: number | null;
  readonly TOEFL: number | null;
}

/** The first page of the athletes list with React and nothing else, as the reference. */
function Rows() {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    fetch('/api/athletes/?limit=100')
      .then((response) => response.json())
      .then(setRows);
  }, []);
  return (
    <table>
      <thead>
        <tr>
          {['Name', 'Gender', 'Sport', 'Available for', 'Agency', 'GPA', 'SAT', 'TOEFL'].map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <a href={`/athletes/${row.id}`}>{row.name}</a>
            </td>
            <td>{row.gender ?? '-'}</td>
            <td>{row.sport ?? '-'}</td>
            <td>{[row.available_semester, row.available_year].filter(Boolean).join(' ') || '-'}</td>
            <td>
              <a href={`/agencies/${row.agency_id}`}>{row.agency_name ?? '-'}</a>
            </td>
            <td>{row.GPA ?? '-'}</td>
            <td>{row.SAT ?? '-'}</td>
            <td>{row.TOEFL ?? '-'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Rows />);
